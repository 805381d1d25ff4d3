import { Link } from 'react-router'
import { langOf } from '#features/content/texts/untranslated.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { comfortWords } from '../../words/comforts.ts'
import { pilgrimageWords } from '../../words/pilgrimage.ts'
import { LangText } from '../lang-text.tsx'
import { SectionHead } from '../section-head.tsx'
import type { GroupPrices, GroupRow } from './group-prices.ts'

type Props = { group: GroupPrices; choices: readonly { slug: string; title: string }[]; freeEvery: number }

/** What a group of 6 to 60 pays, size by size, for one pilgrimage at a time. */
export function ParishLeaders({ group, choices, freeEvery }: Props) {
  const format = useFormatter()
  const { leaders: words } = useWords(pilgrimageWords)
  const named = useWords(comfortWords)
  return (
    <section className="sec" id="groups">
      <div className="wrap">
        <SectionHead title={words.title} lede={freeEvery > 0 ? words.lede.free({ every: freeEvery }) : words.lede.none} />
        {choices.length > 1 && (
          <nav className="filters swipe" aria-label={words.which}>
            {choices.map(({ slug, title, ...of }) => (
              <Link
                key={slug}
                className="chip"
                to={`/pilgrimage?package=${slug}#groups`}
                preventScrollReset
                aria-current={slug === group.slug ? 'true' : undefined}
                lang={langOf(of, 'title')}
              >
                {title}
              </Link>
            ))}
          </nav>
        )}
        <GroupTable group={group} />
        <ul className="under-table ui small muted">
          {group.comforts.map(({ comfort, note, ...of }) => (
            <li key={comfort}>
              <b>{named[comfort]}</b>
              {format.colon}
              <LangText lang={langOf(of, 'note')}>{note}</LangText>
            </li>
          ))}
          <li>{words.season}</li>
        </ul>
        <p className="row">
          <Link className="btn" to={`/booking/pilgrims?package=${group.slug}`}>
            {words.book}
          </Link>
          <Link className="more" to="/parish-quote">
            {words.quote}
          </Link>
        </p>
      </div>
    </section>
  )
}

function GroupTable({ group }: { group: GroupPrices }) {
  const { leaders: words } = useWords(pilgrimageWords)
  const named = useWords(comfortWords)
  const format = useFormatter()
  const caption = words.caption({ title: group.title, day: format.day(group.startsOn) })
  const priced = group.rows.filter(({ tooLarge }) => !tooLarge)
  return (
    <WideTable label={caption}>
      <table className="table groups">
        <caption>
          {caption}
          <small>{words.captionNote}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.size}</th>
            {group.comforts.map(({ comfort }) => (
              <th key={comfort} scope="col" className="numeric">
                {named[comfort]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priced.map((row) => (
            <Row key={row.size} row={row} group={group} />
          ))}
          {priced.length < group.rows.length && (
            <tr>
              <th scope="row">{group.most + 1}+</th>
              <td colSpan={group.comforts.length}>
                <Link to="/parish-quote">{words.tooLarge({ most: group.most })}</Link>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </WideTable>
  )
}

function Row({ row: { size, free, prices }, group: { slug, startsOn, comforts } }: { row: GroupRow; group: GroupPrices }) {
  const { leaders: words } = useWords(pilgrimageWords)
  const format = useFormatter()
  const comfort = comforts[0]?.comfort ?? 'simple'
  const params = new URLSearchParams({ package: slug, startsOn, adults: String(size), comfort })
  return (
    <tr>
      <th scope="row">
        <Link to={`/booking/pilgrims?${params}`} aria-label={words.priceFor({ size })}>
          {size}
        </Link>
        {free > 0 && <small>{words.free({ count: free })}</small>}
      </th>
      {comforts.map((column) => {
        const price = prices.find((one) => one.comfort === column.comfort)
        return (
          <td key={column.comfort} className="numeric">
            {price ? (
              <>
                <b>{format.money(price.whole)}</b>
                <small>{words.each({ money: format.money(price.each) })}</small>
                {price.cheaper && (
                  <small className="cheaper">
                    {words.cheaper({ size: price.cheaper.size, money: format.money(price.cheaper.whole) })}
                  </small>
                )}
              </>
            ) : (
              words.noRate
            )}
          </td>
        )
      })}
    </tr>
  )
}
