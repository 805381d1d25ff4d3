import { Form, Link } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { authorityWords } from '../../../words/admin/permits/authority.ts'
import { authorityTermWords } from '../../../words/admin/permits/authority-terms.ts'
import { FactRows } from '../../components/fact-rows.tsx'
import { Pane } from '../../components/pane.tsx'
import type { TermsView } from './terms-view.ts'

type Fee = { id: string; name: string; age: number; now: TermsView[]; later: TermsView[]; earlier: TermsView[] }
type Props = { fee: Fee; path: string; writes: boolean }

/** A permit with its terms by days: those in force first, then those that follow; those that are over are folded. */
export function FeePane({ fee, path, writes }: Props) {
  const words = useWords(authorityWords)
  const { id, name, age, now, later, earlier } = fee
  const isNew = now.length + later.length + earlier.length === 0
  const rows = (all: readonly TermsView[]) =>
    all.map((terms) => <TermsRow key={terms.id} terms={terms} permit={name} path={path} writes={writes} />)
  return (
    <Pane
      title={name}
      id={`fee-${id}`}
      beside={
        writes && (
          <Link to={`${path}/terms/new?fee=${id}`}>
            {words.fees.add} <span className="visually-hidden">{words.fees.addFor({ permit: name })}</span>
          </Link>
        )
      }
    >
      {age > 0 && <p className="small muted">{words.fees.age({ age })}</p>}
      {now.length === 0 && <p className="muted">{isNew ? words.fees.noTerms : words.fees.noTermsNow}</p>}
      {rows(now)}
      {rows(later)}
      {earlier.length > 0 && (
        <details className="earlier">
          <summary>{words.fees.earlier}</summary>
          {rows(earlier)}
        </details>
      )}
    </Pane>
  )
}

const Unknown = ({ children }: { children: string }) => <span className="muted">{children}</span>

const tones = { now: 'tag ok', future: 'tag', past: 'tag' } as const

function TermsRow({ terms, permit, path, writes }: { terms: TermsView; permit: string; path: string; writes: boolean }) {
  const words = useWords(authorityWords).terms
  const labels = useWords(authorityTermWords)
  const { id, version, time, days, rows, source, doubts, proof } = terms
  const facts = rows.map(({ name, text, isUnknown }) => [name, isUnknown ? <Unknown key={name}>{text}</Unknown> : text] as const)
  const from = (
    <>
      {source.text}
      {source.url && (
        <a className="as-line" href={source.url} target="_blank" rel="noreferrer">
          {source.host} <span className="visually-hidden">{words.of({ permit, days })}</span>
        </a>
      )}
    </>
  )
  return (
    <article className="terms">
      <h3>
        {days} <span className={tones[time]}>{words[time]}</span>{' '}
        {doubts.map((doubt) => (
          <span key={doubt} className="tag warn">
            {doubt}
          </span>
        ))}
      </h3>
      <FactRows className="kv wide-values" facts={[...facts, [labels.rows.source, from]]} />
      {proof.length > 0 && <p className="small muted">{proof.join(' ')}</p>}
      {writes && (
        <div className="row">
          {time !== 'past' && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="terms" value={id} />
              <input type="hidden" name="version" value={version} />
              <button className="btn line sm" type="submit" name="event" value="check">
                {words.check} <span className="visually-hidden">{words.of({ permit, days })}</span>
              </button>
            </Form>
          )}
          <Link className="btn line sm" to={`${path}/terms/${id}`}>
            {words.edit} <span className="visually-hidden">{words.of({ permit, days })}</span>
          </Link>
        </div>
      )}
    </article>
  )
}
