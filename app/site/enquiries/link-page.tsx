import { Form, Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { useTakesFocus } from '../../ui/takes-focus.ts'
import { newsletterPageWords } from '../../words/newsletter-pages.ts'
import { BusyButton } from '../busy-button.tsx'

type LinkPageWords = { title: string; text: string; button: string; done: string; doneText: string }

/** The page behind a link in an email: only its button does anything. `done` is the result. */
export function LinkPage({ words, done }: { words: LinkPageWords; done: boolean | undefined }) {
  return (
    <div className="wrap enquiry single">
      {done === undefined ? <Question words={words} /> : <Result words={words} done={done} />}
    </div>
  )
}

const Question = ({ words }: { words: LinkPageWords }) => (
  <>
    <h1>{words.title}</h1>
    <p className="lede muted">{words.text}</p>
    <Form method="post">
      <BusyButton>{words.button}</BusyButton>
    </Form>
  </>
)

function Result({ words, done }: { words: LinkPageWords; done: boolean }) {
  const { gone, home } = useWords(newsletterPageWords)
  const box = useTakesFocus(done)
  return (
    <div className="link-result" role={done ? 'status' : 'alert'} tabIndex={-1} ref={box}>
      <h1>{done ? words.done : gone.title}</h1>
      <p className="lede muted">{done ? words.doneText : gone.text}</p>
      {done ? (
        <Link className="more" to="/">
          {home}
        </Link>
      ) : (
        <>
          <Link className="more" to="/newsletter">
            {gone.again}
          </Link>
          <p className="ui muted">
            {gone.write} <Link to="/contact">{gone.contact}</Link>
          </p>
        </>
      )}
    </div>
  )
}
