import { Link } from 'react-router'
import { proposalPriceWords } from '#features/proposals/words/proposal-price.ts'
import { useWords } from '../../languages/use-words.ts'
import { Icon } from '../../ui/icon.tsx'
import { proposalJourneyWords } from '../../words/proposal-journey.ts'
import type { JourneyData } from './load-proposal.server.ts'

type Props = { options: JourneyData['options']; lang: string | undefined }

/** The options beside each other: where each sleeps, what a traveller pays, what comes besides, and the total of all that. */
export function OptionCards({ options, lang }: Props) {
  const words = useWords(proposalJourneyWords).options
  const priceWords = useWords(proposalPriceWords)
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
              {option.prices.map(({ label, lang: of, each, amount }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two children of one age have the same line
                <div key={at}>
                  <dt>
                    <span lang={of}>{label}</span>
                    {each && <small className="muted">{each}</small>}
                  </dt>
                  <dd>{amount}</dd>
                </div>
              ))}
              {option.fees && <Row name={priceWords.fees} amount={option.fees} />}
              {option.flights && <Row name={priceWords.flights} amount={option.flights} />}
              {option.ticked && <Row name={priceWords.ticked({ what: option.ticked.titles })} amount={option.ticked.amount} />}
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

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)
