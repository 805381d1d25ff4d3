import { isRouteErrorResponse, useLocation } from 'react-router'
import { words } from '../words/en.ts'
import { isConnectionError } from './connection-error.ts'
import { ConnectionLost } from './connection-lost.tsx'

/** The page for unexpected errors. A fault on the server shows its reference, never its message. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorWords error={error} />
    </main>
  )
}

/** The same inside a page that has its own main part. */
export const ErrorWords = ({ error }: { error: unknown }) =>
  isConnectionError(error) ? <ConnectionLost /> : <Unexpected error={error} />

function Unexpected({ error }: { error: unknown }) {
  const { title = words.error.title, text, reference } = describe(error)
  const here = useLocation().pathname
  return (
    <div className="wrap sec stack" role="alert">
      <title>{title}</title>
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      {reference && <p className="ui">{words.error.reference(reference)}</p>}
      <p className="row">
        <a className="btn" href={here}>
          {words.error.again}
        </a>
        <a className="more" href="/">
          {words.error.home}
        </a>
      </p>
    </div>
  )
}

function describe(error: unknown): { title?: string; text: string; reference?: string } {
  if (isRouteErrorResponse(error)) {
    const reference = referenceIn(error.data)
    if (error.status === 405) return words.error.notAllowed
    // A refusal of ours says when to come again; the server's own plain page arrives as its markup.
    if (error.status === 429) return { text: isSentence(error.data) ? error.data : words.error.tooMany }
    return { text: error.status === 503 ? words.error.away : words.error.ours, ...(reference && { reference }) }
  }
  if (error instanceof Error) {
    const reference = referenceIn(error)
    return { text: reference ? words.error.ours : error.message, ...(reference && { reference }) }
  }
  return { text: words.error.ours }
}

const isSentence = (given: unknown): given is string => typeof given === 'string' && !given.startsWith('<')

function referenceIn(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || !('reference' in given)) return undefined
  return typeof given.reference === 'string' ? given.reference : undefined
}
