import type { ReactNode } from 'react'
import { LoadingPage } from '../../ui/loading.tsx'
import { Mark } from '../../ui/mark.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { deskWords } from '../../words/desk.ts'

const drawing = { id: 'hills', hour: 'dawn', seed: 7 } as const

/** The pane on the hills at dawn in which somebody signs in. */
export function LoginPane({ title, company, children }: { title: string; company: string; children: ReactNode }) {
  return (
    <>
      <LoadingPage word={deskWords.auth.loading} />
      <main id="main" className="login h-dawn" tabIndex={-1}>
        <title>{deskWords.pageTitle(title)}</title>
        <ScenePicture drawing={drawing} format="wide" eager />
        <div className="pane stack">
          <p className="brand">
            <Mark size={28} />
            {company}
          </p>
          <h1>{title}</h1>
          {children}
          <p className="small muted">
            <a href="/">{deskWords.login.site}</a>
          </p>
        </div>
      </main>
    </>
  )
}
