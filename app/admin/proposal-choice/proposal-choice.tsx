import { FieldError, fieldId } from '../../ui/field.tsx'

/** A proposal with its options, in words. The value of an option is that of its radio button, that of a tick that of its box. */
export type OfferedProposal = {
  value: string
  title: string
  options: readonly {
    value: string
    title: string
    text: string
    total: string
    ticks: readonly { value: string; title: string; price: string; isTicked: boolean }[]
  }[]
}

type Props = {
  legend: string
  proposals: readonly OfferedProposal[]
  chosen: string
  error?: string | undefined
}

/** The fields in which staff choose an option of a proposal, `choice`, and what is ticked in it, `add`. Ticks are shown of the option that is chosen. */
export const ProposalChoice = ({ legend, proposals, chosen, error }: Props) => (
  <fieldset
    className="proposal-choice stack"
    id={fieldId('choice')}
    tabIndex={-1}
    aria-describedby={error && `${fieldId('choice')}-error`}
  >
    <legend className="legend">{legend}</legend>
    <FieldError name="choice" error={error} />
    {proposals.map((proposal) => (
      <fieldset key={proposal.value}>
        <legend className="small muted">{proposal.title}</legend>
        <div className="choices">
          {proposal.options.map(({ value, title, text, total, ticks }) => (
            <div key={value}>
              <label className="choice">
                <input type="radio" name="choice" value={value} defaultChecked={value === chosen} />
                <b>{title}</b>
                <b className="num">{total}</b>
                {text && <span>{text}</span>}
              </label>
              {ticks.length > 0 && (
                <div className="option-ticks">
                  {ticks.map((tick) => (
                    <label key={tick.value} className="tick">
                      <input type="checkbox" name="add" value={tick.value} defaultChecked={tick.isTicked} />
                      <span>
                        {tick.title}, <span className="num">{tick.price}</span>
                      </span>
                    </label>
                  ))}
                </div>
              )}
            </div>
          ))}
        </div>
      </fieldset>
    ))}
  </fieldset>
)
