import { Form, Link } from 'react-router'
import { links } from '#values/links.ts'
import { useWords } from '../../../languages/use-words.ts'
import { Note } from '../../../ui/note.tsx'
import { changeWords } from '../../../words/manage-change.ts'
import { BusyButton } from '../../busy-button.tsx'
import type { ChangeText } from './change-text.server.ts'

type Props = { plan: ChangeText; typed: Record<string, string>; reference: string }

/** The review of a change, line by line, before it is accepted; the typed values are sent along with the button. */
export function ChangeDifference({ plan, typed, reference }: Props) {
  const words = useWords(changeWords).difference
  const { changed, unchanged, leaving, crew } = plan
  return (
    <>
      <p className="lede">{plan.verdict}</p>
      <p className="muted">{words.lede}</p>
      <dl className="pairs part">
        <Pair term={words.what.before} value={plan.before} />
        <Pair term={words.what.after} value={plan.after} />
      </dl>
      {plan.hold && <Note>{plan.hold}</Note>}
      {[...leaving, ...crew].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className="part">
        <Rows rows={changed} total={plan.total} />
        {unchanged.length > 0 && (
          <details className="fold">
            <summary>{words.same({ count: unchanged.length })}</summary>
            <Rows rows={unchanged} />
          </details>
        )}
      </div>
      <dl className="pairs sums part">
        {plan.deposit && <Pair term={words.deposit} value={plan.deposit} />}
        {plan.balance && <Pair term={plan.balance.words} value={plan.balance.amount} />}
        {plan.paid && <Pair term={words.paid} value={plan.paid} />}
        {plan.due && <Pair term={words.dueNow} value={words.amounts(plan.due)} />}
        {plan.back && <Pair term={words.back} value={plan.back} />}
      </dl>
      <Form method="post" className="part">
        {Object.entries(typed)
          .filter(([name]) => !own.includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <input type="hidden" name="agreedTotalMinor" value={plan.totalMinor} />
        {plan.until && <input type="hidden" name="agreedUntil" value={plan.until} />}
        <input type="hidden" name="seen" value={plan.seen} />
        <div className="row between">
          <Link className="more" to={links.booking(reference)}>
            {words.keep}
          </Link>
          <span className="row last">
            <BusyButton line name="intent" value="edit">
              {words.again}
            </BusyButton>
            <BusyButton name="intent" value="accept">
              {words.accept({ total: plan.total.after })}
            </BusyButton>
          </span>
        </div>
      </Form>
    </>
  )
}

/** Fields that this form adds itself. */
const own = ['intent', 'agreedTotalMinor', 'agreedUntil', 'seen']

function Rows({ rows, total }: { rows: ChangeText['changed']; total?: ChangeText['total'] }) {
  const words = useWords(changeWords).difference
  const { what, before, after, difference } = words.columns
  return (
    <table className="table stacked">
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" className="numeric">
            {before}
          </th>
          <th scope="col" className="numeric">
            {after}
          </th>
          <th scope="col" className="numeric">
            {difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age have the same line
          <tr key={index}>
            <th scope="row">
              {row.lang?.label ? <span lang="en">{row.label}</span> : row.label}
              <small className="muted" lang={row.lang?.reason}>
                {row.reason}
              </small>
            </th>
            <Figures {...row} />
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            <Figures {...total} />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** Each figure carries its column's label, for narrow screens without the table head. */
function Figures({ before, after, difference }: { before: string; after: string; difference: string }) {
  const { columns } = useWords(changeWords).difference
  return (
    <>
      <td className="numeric" data-column={columns.before}>
        {before}
      </td>
      <td className="numeric" data-column={columns.after}>
        {after}
      </td>
      <td className="numeric" data-column={columns.difference}>
        <b>{difference}</b>
      </td>
    </>
  )
}

const Pair = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd className="num">{value}</dd>
  </div>
)
