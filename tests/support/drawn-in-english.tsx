import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { english } from '#app/words/sources.server.ts'

/** The markup that the server draws of something on an English page. */
export function drawnInEnglish(element: ReactNode): string {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => element }])
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { words: () => english } } }} />)
}
