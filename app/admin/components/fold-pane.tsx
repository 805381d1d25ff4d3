import { type ReactNode, useState } from 'react'

type Props = {
  /** Its address: `#travellers` opens it. */
  id: string
  title: string
  /** What it has in it, read while it is folded. */
  says: string
  /** What somebody has to do in it. */
  tag?: { word: string; tone: 'ok' | 'bad' | 'warn' | undefined } | undefined
  /** Whether it stands open at first. Whoever opens or shuts it is not overruled. */
  open?: boolean
  children: ReactNode
}

/** A part of a screen that folds under its title, without JavaScript too. */
export function FoldPane({ id, title, says, tag, open = false, children }: Props) {
  const [first] = useState(open)
  return (
    <details className="pane" open={first}>
      <summary>
        <h2>{title}</h2>
        <span className="says num">{says}</span>
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
