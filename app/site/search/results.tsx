import { Link } from 'react-router'
import type { PartyParts } from '#features/orders/requested-party.ts'
import type { Part } from '#features/search/document.ts'
import type { MarkedStretch } from '#features/search/marked-text.ts'
import { useWords } from '../../languages/use-words.ts'
import { ListLink } from '../../ui/list-link.tsx'
import { searchWords } from '../../words/search.ts'
import { searchBoxWords } from '../../words/search-box.ts'
import { type ResultGroup, type ResultRow, searchHref } from './results-of.ts'

type Props = { groups: readonly ResultGroup[]; question: string; part: Part | undefined; party: PartyParts }

/** The result groups, each with a link to the rest of it. */
export function Results({ groups, question, part, party }: Props) {
  const words = useWords(searchWords)
  return (
    <>
      {groups.map((group, at) => (
        <section key={group.part} className="found">
          <h2 className="t-2" id={at === 0 ? 'list' : undefined}>
            {words.parts[group.part]}
          </h2>
          <div>
            <ul className="rows">
              {group.rows.map((row) => (
                <Row key={`${row.kind} ${row.href}`} row={row} />
              ))}
            </ul>
            <Rest group={group} rest={searchHref(question, group.part, party)} whole={part !== undefined} />
          </div>
        </section>
      ))}
      {part && (
        <p>
          <ListLink className="more" to={searchHref(question, undefined, party)}>
            {words.everything}
          </ListLink>
        </p>
      )}
    </>
  )
}

function Row({ row: { kind, href, title, text, countries, price } }: { row: ResultRow }) {
  const { kinds } = useWords(searchBoxWords)
  return (
    <li>
      <h3>
        <Link to={href}>
          <Marked stretches={title} />
        </Link>
      </h3>
      <div>
        <p>
          <Marked stretches={text} />
        </p>
        {price && <p className="price num">{price}</p>}
        <p className="small muted ui">{[kinds[kind], ...countries].join(', ')}</p>
      </div>
    </li>
  )
}

function Marked({ stretches }: { stretches: readonly MarkedStretch[] }) {
  // Stretches have no name but their place, and never move.
  return stretches.map(({ text, marked }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    marked ? <mark key={at}>{text}</mark> : text,
  )
}

function Rest({ group: { part, count, rows }, rest, whole }: { group: ResultGroup; rest: string; whole: boolean }) {
  const words = useWords(searchWords)
  if (count <= rows.length) return null
  if (whole) return <p className="small muted ui">{words.first({ most: rows.length })}</p>
  return (
    <ListLink className="more" to={rest}>
      {words.all({ count })} <span className="visually-hidden">{words.allOf({ part: words.parts[part] })}</span>
    </ListLink>
  )
}
