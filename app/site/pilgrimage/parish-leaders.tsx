import { Link } from 'react-router'
import { dayText } from '#values/day-words.ts'
import { moneyText } from '#values/money.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { pilgrimageWords } from '../../words/pilgrimage.ts'
import { comfortWords } from '../../words/trade.ts'
import type { GroupPrices, GroupRow } from './group-prices.ts'

const says = pilgrimageWords.leaders

type Props = { group: GroupPrices; choices: readonly { slug: string; title: string }[]; freeEvery: number }

/** What a group of 6 to 60 pays, size by size, for one pilgrimage at a time. */
export function ParishLeaders({ group, choices, freeEvery }: Props) {
  return (
    <section className="sec" id="groups">
      <div className="wrap">
        <div className="head">
          <div>
            <h2>{says.title}</h2>
            <p className="lede">{says.lede(freeEvery)}</p>
          </div>
        </div>
        {choices.length > 1 && (
          <nav className="filters swipe" aria-label={says.which}>
            {choices.map(({ slug, title }) => (
              <Link
                key={slug}
                className="chip"
                to={`/pilgrimage?package=${slug}#groups`}
                preventScrollReset
                aria-current={slug === group.slug ? 'true' : undefined}
              >
                {title}
              </Link>
            ))}
          </nav>
        )}
        <GroupTable group={group} />
        <ul className="under-table ui small muted">
          {group.comforts.map(({ comfort, note }) => (
            <li key={comfort}>
              <b>{comfortWords[comfort]}</b>: {note}
            </li>
          ))}
          <li>{says.season}</li>
        </ul>
        <p className="row">
          <Link className="btn" to={`/booking/pilgrims?package=${group.slug}`}>
            {says.book}
          </Link>
          <Link className="more" to="/parish-quote">
            {says.quote}
          </Link>
        </p>
      </div>
    </section>
  )
}

function GroupTable({ group }: { group: GroupPrices }) {
  const caption = says.caption(group.title, dayText(group.startsOn))
  const priced = group.rows.filter(({ tooLarge }) => !tooLarge)
  return (
    <WideTable label={caption}>
      <table className="tbl groups">
        <caption>
          {caption}
          <small>{says.captionNote}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{says.size}</th>
            {group.comforts.map(({ comfort }) => (
              <th key={comfort} scope="col" className="n">
                {comfortWords[comfort]}
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
                <Link to="/parish-quote">{says.tooLarge(group.most)}</Link>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </WideTable>
  )
}

function Row({ row: { size, free, prices }, group: { slug, startsOn, comforts } }: { row: GroupRow; group: GroupPrices }) {
  const comfort = comforts[0]?.comfort ?? 'simple'
  const asked = new URLSearchParams({ package: slug, startsOn, grown: String(size), comfort })
  return (
    <tr>
      <th scope="row">
        <Link to={`/booking/pilgrims?${asked}`} aria-label={says.priceFor(size)}>
          {size}
        </Link>
        {free > 0 && <small>{says.free(free)}</small>}
      </th>
      {comforts.map((column) => {
        const price = prices.find((one) => one.comfort === column.comfort)
        return (
          <td key={column.comfort} className="n">
            {price ? (
              <>
                <b>{moneyText(price.whole)}</b>
                <small>{says.each(moneyText(price.each))}</small>
              </>
            ) : (
              says.noRate
            )}
          </td>
        )
      })}
    </tr>
  )
}
