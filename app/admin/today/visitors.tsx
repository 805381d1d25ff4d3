import { Link } from 'react-router'
import { deskWords } from '../../words/desk.ts'
import { beforeText, differenceText, figureText } from '../../words/desk-visitors.ts'

const words = deskWords.visitors.today

/** Who came by in the last seven days, against the seven before. */
export function Visitors({ now, before }: { now: number; before: number }) {
  return (
    <section className="pane">
      <header>
        <h2>{words.title}</h2>
        <Link to="/admin/visitors?range=7-days">{words.all}</Link>
      </header>
      {now === 0 && before === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <p className="num">
          <b className="count">{figureText(now)}</b> {words.week(now)}
          {before > 0 && `, ${differenceText(now, before, beforeText('7-days', 7))}`}.
        </p>
      )}
    </section>
  )
}
