import { useFetcher } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { taskWords } from '../../words/admin/tasks.ts'

type Props = { action: string; text: string; back: string; onPress?: () => void }

/** The button 'Done'. Its line shows the change at once, and disappears when the server has stored it. */
export function DoneForm({ action, text, back, onPress }: Props) {
  const tasks = useWords(taskWords)
  const fetcher = useFetcher({ key: `done ${action}` })
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      aria-busy={busy}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        onPress?.()
        fetcher.submit({ do: 'done', to: back, stay: 'yes' }, { method: 'post', action })
      }}
    >
      <input type="hidden" name="do" value="done" />
      <input type="hidden" name="to" value={back} />
      <button type="submit" className="btn sm line" aria-disabled={busy}>
        {tasks.done}
        <span className="visually-hidden">: {text}</span>
      </button>
    </fetcher.Form>
  )
}
