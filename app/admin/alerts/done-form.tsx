import { useFetcher } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'

/** 'Done': whoever presses first has done it. It says so at once, and its line goes when the server has heard it. */
export function DoneForm({ id, text, back }: { id: number; text: string; back: string }) {
  const fetcher = useFetcher({ key: `alert ${id}` })
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      aria-busy={busy}
      method="post"
      action={`/admin/alerts/${id}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) fetcher.submit({ to: back, stay: 'yes' }, { method: 'post', action: `/admin/alerts/${id}` })
      }}
    >
      <input type="hidden" name="to" value={back} />
      <button type="submit" className="btn sm line" aria-disabled={busy}>
        {adminWords.today.alerts.done}
        <span className="visually-hidden">: {text}</span>
      </button>
    </fetcher.Form>
  )
}
