import { type ReactNode, useState } from 'react'

type Props = {
  /** Its id: `#travellers` opens it. */
  id: string
  title: string
  /** Its summary, read while it is folded. */
  summary: string
  /** What staff have to do in it. */
  tag?: { word: string; tone: 'ok' | 'bad' | 'warn' | undefined } | undefined
  /** Whether it is open at first. Afterwards the user opens and closes it. */
  open?: boolean
  children: ReactNode
}

/** A section of a screen that folds under its title, without JavaScript too. */
export function FoldPane({ id, title, summary, tag, open = false, children }: Props) {
  const [first] = useState(open)
  return (
    <details className="pane" open={first}>
      <summary>
        <h2>{title}</h2>
        <span className="says num">{summary}</span>
        {tag && <span className={tag.tone ? `tag ${tag.tone}` : 'tag'}>{tag.word}</span>}
      </summary>
      <div id={id}>{children}</div>
    </details>
  )
}

/** One of several parts inside of a fold, with its own title. */
export function FoldPart({ title, beside, children }: { title: ReactNode; beside?: ReactNode; children: ReactNode }) {
  return (
    <section className="fold-part">
      <header>
        <h3>{title}</h3>
        {beside}
      </header>
      {children}
    </section>
  )
}
