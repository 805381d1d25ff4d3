import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import type { Words } from '#platform/languages/source.ts'
import { useWords } from '../languages/use-words.ts'
import { errorPageWords } from '../words/error-page.ts'
import { isConnectionError } from './connection-error.ts'

/** The page for unexpected errors and for a lost connection. A fault on the server shows its reference, never its message. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorWords error={error} />
    </main>
  )
}

/** The same inside a page that has its own main part. */
export function ErrorWords({ error }: { error: unknown }) {
  const words = useWords(errorPageWords)
  const lost = isConnectionError(error)
  const { title = words.title, text, reference }: Explanation = lost ? words.lost : describe(error, words)
  useEffect(() => (lost ? loadOnceBack() : undefined), [lost])
  return (
    <div className="wrap sec stack" role="alert">
      <title>{title}</title>
      <h1>{title}</h1>
      <p className="lede">{text}</p>
      {reference && <p className="ui">{words.reference({ reference })}</p>}
      <p className="row">
        <Link className="btn" to={useLocation().pathname} reloadDocument onClick={lost ? loadAgain : undefined}>
          {words.again}
        </Link>
        <Link className="more" to="/" reloadDocument>
          {words.home}
        </Link>
      </p>
    </div>
  )
}

/**
 * Loads the page again once the server answers, tried every few seconds: the browser's `online` event comes too early for the
 * first request, and over a weak link never. Returns a function that ends it.
 */
function loadOnceBack(): () => void {
  const clock = setInterval(() => navigator.onLine && loadIfAnswered(), 3_000)
  return () => clearInterval(clock)
}

/** Without an answer the page stays: a reload would give way to the browser’s own error page. */
const loadIfAnswered = () =>
  fetch('/health').then(
    () => location.reload(),
    () => undefined,
  )

function loadAgain(event: { preventDefault(): void }) {
  event.preventDefault()
  loadIfAnswered()
}

type Explanation = { title?: string; text: string; reference?: string }

function describe(error: unknown, words: Words<typeof errorPageWords.tree>): Explanation {
  const answer = isRouteErrorResponse(error) ? error : undefined
  const { reference } = Object(answer ? answer.data : error) as Explanation
  const withReference = typeof reference === 'string' ? { reference } : undefined
  // The server's own plain page arrives as its markup.
  if (answer?.status === 429 && typeof answer.data === 'string' && !answer.data.startsWith('<')) return { text: answer.data }
  if (!answer && !withReference && error instanceof Error) return { text: error.message }
  return { text: answer?.status === 503 ? words.away : words.ours, ...withReference }
}
