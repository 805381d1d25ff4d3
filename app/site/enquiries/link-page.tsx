import { Form, Link } from 'react-router'
import { useTakesFocus } from '../../ui/takes-focus.ts'
import { newsletterPages as words } from '../../words/newsletter-pages.ts'
import { BusyButton } from '../busy-button.tsx'

type LinkPageWords = { title: string; text: string; button: string; done: string; doneText: string }

/** The page behind a link in an email: only its button does anything. `done` is the result. */
export function LinkPage({ says, done }: { says: LinkPageWords; done: boolean | undefined }) {
  return (
    <div className="wrap enquiry single">
      {done === undefined ? <Question says={says} /> : <Result says={says} done={done} />}
    </div>
  )
}

const Question = ({ says }: { says: LinkPageWords }) => (
  <>
    <h1>{says.title}</h1>
    <p className="lede muted">{says.text}</p>
    <Form method="post">
      <BusyButton>{says.button}</BusyButton>
    </Form>
  </>
)

function Result({ says, done }: { says: LinkPageWords; done: boolean }) {
  const box = useTakesFocus(done)
  return (
    <div className="link-result" role={done ? 'status' : 'alert'} tabIndex={-1} ref={box}>
      <h1>{done ? says.done : words.gone.title}</h1>
      <p className="lede muted">{done ? says.doneText : words.gone.text}</p>
      {done ? (
        <Link className="more" to="/">
          {words.home}
        </Link>
      ) : (
        <>
          <Link className="more" to="/newsletter">
            {words.gone.again}
          </Link>
          <p className="ui muted">
            {words.gone.write} <Link to="/contact">{words.gone.contact}</Link>
          </p>
        </>
      )}
    </div>
  )
}
