import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { proposalJourneyWords } from '../../words/proposal-journey.ts'
import type { JourneyData } from './load-proposal.server.ts'

type Props = { options: JourneyData['options']; lang: string | undefined }

/** The options beside each other: where each sleeps, what a traveller pays, and the total. */
export function OptionCards({ options, lang }: Props) {
  const words = useWords(proposalJourneyWords).options
  return (
    <section className="block" id="options">
      <h2>{words.title}</h2>
      <p className="lead">{words.lede}</p>
      <ul className={`option-cards of-${options.length}`}>
        {options.map((option) => (
          <li key={option.letter} className={option.isChosen ? 'on' : undefined}>
            <h3>
              <span className="letter-of">{words.name({ letter: option.letter })}</span> <span lang={lang}>{option.title}</span>
            </h3>
            {option.text && <p lang={lang}>{option.text}</p>}
            <ul className="stays">
              {option.stays.map(({ title, nights }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one house may be slept in twice
                <li key={at}>
                  <Icon name="bed" />
                  <span>
                    <span lang={lang}>{title}</span> <small className="num">{words.nights({ count: nights })}</small>
                  </span>
                </li>
              ))}
            </ul>
            <dl className="num">
              {option.prices.map(({ label, lang: of, quantity, unit }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age have the same line
                <div key={at}>
                  <dt lang={of}>{label}</dt>
                  <dd>{quantity > 1 ? `${quantity} × ${unit}` : unit}</dd>
                </div>
              ))}
              <div className="sum">
                <dt>{words.total}</dt>
                <dd>
                  <b>{option.total}</b>
                  <small className="muted">{words.rwf({ money: option.francs })}</small>
                </dd>
              </div>
            </dl>
            {option.isEstimate && <p className="ui small">{words.estimate}</p>}
            {option.isChosen ? (
              <p className="ui chosen">
                <Icon name="check" /> {words.chosen}
              </p>
            ) : (
              <p>
                <Link className="btn line" to={`?${option.query}#options`} preventScrollReset data-discover="true">
                  {words.look({ letter: option.letter })}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
