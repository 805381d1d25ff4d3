import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { emailAdminWords } from '../../../words/admin/emails.ts'
import { listAdminWords } from '../../../words/admin/lists.ts'

/** How far a sending has come. `moves`: there is more to come by itself. */
export type Progress = { of: number; sent: number; failed: number; gone: number; moves: boolean }

const lookAgainMs = 3_000

/** How many emails of a sending have left; it is looked for again by itself, or by a link without JavaScript. */
export function SendingProgress({
  progress: { of, sent, failed, gone, moves },
  delivers,
}: {
  progress: Progress
  delivers: boolean
}) {
  const words = useWords(emailAdminWords).sent
  const listLabels = useWords(listAdminWords)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [moves, revalidate])
  return (
    <section className="pane stack sending">
      <p className="num" role="status">
        <b>{delivers ? words.progress({ sent, of }) : listLabels.emails.noMailServer}</b>{' '}
        {delivers && (moves ? words.under : of > 0 && sent === of ? words.done : '')}
      </p>
      <progress max={Math.max(1, of)} value={sent} aria-label={words.bar} />
      {failed > 0 && <p className="note bad">{words.failed({ count: failed })}</p>}
      {gone > 0 && <p className="small muted">{words.gone({ count: gone })}</p>}
      {moves && (
        <noscript>
          <Link to="" reloadDocument>
            {words.refresh}
          </Link>
        </noscript>
      )}
    </section>
  )
}
