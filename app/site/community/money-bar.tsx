import type { CommunityGuide } from '#features/community/community-guide.ts'
import { langOf } from '#features/content/texts/untranslated.ts'
import type { Day } from '#values/dates.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { communityWords } from '../../words/community.ts'
import type { PriceParts } from './price-parts.ts'

export type MoneyOf = { title: string; startsOn: Day; parts: PriceParts }

type Props = { of: MoneyOf | undefined; facts: CommunityGuide['facts']; asOf: number | undefined }

/** How the price of a real journey is divided, as far as its lines show, and how much of it parks and hosts get. */
export function WhereMoneyGoes({ of, facts, asOf }: Props) {
  const { money: words } = useWords(communityWords)
  const format = useFormatter()
  return (
    <section className="sec" id="money">
      <div className="wrap">
        <div className="head">
          <div>
            <h2>{words.title}</h2>
            {of && <p className="lede">{words.lede({ title: of.title, day: format.day(of.startsOn) })}</p>}
          </div>
        </div>
        {of && <Bar parts={of.parts} />}
        {facts.length > 0 && asOf && (
          <div className="money-facts">
            <h3>{words.facts({ year: asOf })}</h3>
            <ul className="rule-list">
              {facts.map(({ id, text, ...of }) => (
                <li key={id} lang={langOf(of, 'text')}>
                  {text}
                </li>
              ))}
            </ul>
            {facts.some(({ source }) => source === null) && <p className="ui small muted">{words.notChecked}</p>}
          </div>
        )}
      </div>
    </section>
  )
}

/** The width of the bar's view box. */
const width = 1000

function Bar({ parts }: { parts: PriceParts }) {
  const { money: words } = useWords(communityWords)
  const format = useFormatter()
  const shown = [
    { id: 'passed', name: words.part.passedOn, money: parts.passedOn, text: words.text.passedOn },
    { id: 'tax', name: words.part.tax, money: parts.tax, text: words.text.tax },
    { id: 'rest', name: words.part.rest, money: parts.rest, text: words.text.rest },
  ]
  const drawn = shown.filter(({ money }) => money.minor > 0)
  const share = (minor: number) => Math.round((minor * width) / parts.each.minor)
  const starts = drawn.map((_, at) => drawn.slice(0, at).reduce((sum, { money }) => sum + share(money.minor), 0))
  const percent = (minor: number) => format.percent(Math.round((minor * 100) / parts.each.minor))
  const sentence = drawn.map(({ name, money }) => `${name} ${format.money(money)}`).join(', ')
  return (
    <>
      <svg
        className="money-bar"
        viewBox={`0 0 ${width} 56`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.bar({ parts: sentence })}
      >
        {drawn.map(({ id, money }, at) => (
          <rect key={id} className={id} x={starts[at]} y="0" width={share(money.minor)} height="56" />
        ))}
      </svg>
      <dl className="money-parts">
        {shown.map(({ id, name, money, text }) => (
          <div key={id}>
            <dt>
              <i className={id} /> {name}
            </dt>
            <dd className="num">
              <b>{format.money(money)}</b> {money.minor > 0 && percent(money.minor)}
            </dd>
            <dd>{id === 'passed' && money.minor === 0 ? words.text.nothingPassedOn : text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
