import { Link } from 'react-router'
import type { Answer } from './load-answer.server.ts'

/** What answers the question itself, above everything that was found for its words. */
export function AnswerBlock({ answer: { title, figure, text, note, links, rowsTitle, rows } }: { answer: Answer }) {
  return (
    <section className="answer" aria-labelledby="answer">
      <h2 className="t-2" id="answer">
        {title}
      </h2>
      {figure && <p className="figure num">{figure}</p>}
      <p className="ui">{text}</p>
      {note && <p className="note">{note}</p>}
      {rowsTitle && <h3>{rowsTitle}</h3>}
      {rows.length > 0 && (
        <ul className="rows">
          {rows.map((row) => (
            <li key={row.href}>
              <h4>
                <Link to={row.href}>{row.title}</Link>
              </h4>
              <div>
                <p>{row.text}</p>
                {row.price && <p className="price num">{row.price}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="onward">
        {links.map(({ href, word }) => (
          <Link key={href} className="more" to={href}>
            {word}
          </Link>
        ))}
      </p>
    </section>
  )
}
