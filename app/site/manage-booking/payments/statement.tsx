import { useWords } from '../../../languages/use-words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { statementWords } from '../../../words/statement.ts'
import type { StatementText } from './statement-text.ts'

/** A cancellation statement: the policy with the tier that applies, the charge and the refund line by line. */
export function Statement({ statement, past = false }: { statement: StatementText; past?: boolean }) {
  const words = useWords(statementWords)
  const { days, free, rules, lines, fee, paid, refund, due } = statement
  return (
    <section className="part">
      {past && <h2 className="t-3">{words.title}</h2>}
      {free ? (
        <p>{free}</p>
      ) : (
        <>
          <h2 className={past ? 'legend' : 't-3'}>{words.rule}</h2>
          <p>{past ? words.noticed({ days }) : words.notice({ days })}</p>
          {rules.map(({ key, name, steps }) => (
            <div key={key}>
              {rules.length > 1 && <h3>{name}</h3>}
              <ul className="plain">
                {steps.map((step) => (
                  <li key={step.words}>
                    {step.counts ? (
                      <b>
                        {step.words}{' '}
                        <span className="nowrap">
                          <Icon name="check" /> {past ? words.applied : words.applies}
                        </span>
                      </b>
                    ) : (
                      <span className="muted">{step.words}</span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
      <table className="table part">
        <caption>{words.lines}</caption>
        <tbody>
          {lines.map(({ label, reason, amount }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {reason && <small className="muted">{reason}</small>}
              </th>
              <td className="numeric">{amount}</td>
            </tr>
          ))}
          <Row label={words.fee} amount={fee} />
          <Row label={words.paid} amount={paid} />
        </tbody>
        <tfoot>
          <Row label={words.refund} amount={refund} />
          <Row label={words.due} amount={due} />
        </tfoot>
      </table>
      {refund && <p>{words.how}</p>}
    </section>
  )
}

const Row = ({ label, amount }: { label: string; amount: string | null }) =>
  amount && (
    <tr>
      <th scope="row">{label}</th>
      <td className="numeric">{amount}</td>
    </tr>
  )
