import { Form, useNavigation } from 'react-router'
import { adminWords } from '../../words/admin/admin.ts'
import { Pane } from '../components/pane.tsx'

type Props = { isOn: boolean; lacking: readonly string[]; lackYou: boolean }

/** Whether owners need a second factor, and who would have to add one. */
export function NeedFactorPane({ isOn, lacking, lackYou }: Props) {
  const words = adminWords.people.needFactor
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={words.title}>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="event" value="factor" />
        <input type="hidden" name="value" value={isOn ? 'off' : 'on'} />
        <p>{isOn ? words.isOn : words.isOff}</p>
        <p className="small muted">
          {lacking.length === 0 ? words.allHave : words.lack(lacking, isOn)} {lackYou && !isOn && words.lackYou}
        </p>
        <button className="btn line" type="submit" aria-disabled={busy}>
          {isOn ? words.turnOff : words.turnOn}
        </button>
      </Form>
    </Pane>
  )
}
