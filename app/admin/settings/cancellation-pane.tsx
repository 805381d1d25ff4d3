import type { CancellationPolicyName } from '#features/settings/settings.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { cancellationSettingsWords } from '../../words/admin/cancellation-policies.ts'
import type { TypedCancellationPolicy } from './read-cancellation-form.ts'
import { PaneFrame, type PaneProps } from './section-form.tsx'

/** The form of one cancellation policy: a table of its tiers. */
export function CancellationPane({
  name,
  typed: saved,
  ...pane
}: PaneProps & { name: CancellationPolicyName; typed: TypedCancellationPolicy }) {
  const words = useWords(cancellationSettingsWords)
  const format = useFormatter()
  const { reply } = pane
  const typed = reply?.policy ?? saved
  const problem = reply?.sentence
  const cell = (field: 'from' | 'to' | 'percent', row: number, value: string) => (
    <td>
      <span className="field">
        <input
          name={`${field}${row}`}
          defaultValue={value}
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.step({ row: row + 1 }) + format.colon + words[field]}
          {...(problem && { 'aria-invalid': true })}
        />
      </span>
    </td>
  )
  return (
    <PaneFrame name={name} {...pane}>
      <div className="cancellation-form">
        <table className="num">
          <thead>
            <tr>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.to}</th>
              <th scope="col">{words.percent}</th>
            </tr>
          </thead>
          <tbody>
            {typed.steps.map(({ from, to, percent }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
              <tr key={row}>
                {cell('from', row, from)}
                {cell('to', row, to)}
                {cell('percent', row, percent)}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small muted">{words.toHint}</p>
        <label className="field">
          <b>{words.dayEndsAt}</b>
          <input name="dayEndsAt" type="time" defaultValue={typed.dayEndsAt} autoComplete="off" />
        </label>
        <p className="small muted">{words.dayEndsAtHint}</p>
        <label className="tick">
          <input type="checkbox" name="keepsDeposit" defaultChecked={typed.keepsDeposit} />
          <span>{words.keepsDeposit}</span>
        </label>
        <label className="field">
          <b>{words.depositPercent}</b>
          <input name="depositPercent" defaultValue={typed.depositPercent} inputMode="numeric" autoComplete="off" />
        </label>
      </div>
    </PaneFrame>
  )
}
