import { Form, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { TextField } from '../../ui/field.tsx'
import { factorAdminWords } from '../../words/admin/factors.ts'
import { Pane } from '../components/pane.tsx'

type Props = {
  /** In groups of four. */
  secret: string
  link: string
  picture: { size: number; path: string }
  /** Whether it comes in the place of one that is set up. */
  another: boolean
  refusal: string | undefined
}

/** The two steps of setting an authenticator up: the app reads the secret, and its first code shows that it did. */
export function SetUpAuthenticator({ secret, link, picture: { size, path }, another, refusal }: Props) {
  const words = useWords(factorAdminWords).authenticator
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="g12">
      <Pane title={words.scan.title} className="stack w7">
        <div className="scan">
          <svg
            className="qr"
            viewBox={`0 0 ${size} ${size}`}
            role="img"
            aria-label={words.scan.picture}
            shapeRendering="crispEdges"
          >
            <path d={path} />
          </svg>
          <div className="stack">
            <p>{words.scan.text}</p>
            <dl>
              <dt>{words.scan.byHand}</dt>
              <dd className="secret">{secret}</dd>
            </dl>
            <p>
              <a href={link}>{words.scan.link}</a>
            </p>
            <p className="muted">{words.scan.keep}</p>
          </div>
        </div>
      </Pane>
      <Pane title={words.confirm.title} className="stack w5">
        {another && <p>{words.confirm.another}</p>}
        <Form method="post" className="stack" noValidate>
          <TextField
            name="code"
            label={words.confirm.label}
            error={refusal}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="num"
            required
          />
          <div className="row">
            <button className="btn" type="submit" name="step" value="confirm" aria-disabled={busy}>
              {words.confirm.go}
            </button>
            <button className="quiet" type="submit" name="step" value="stop" aria-disabled={busy}>
              {another ? words.confirm.stopAnother : words.confirm.stop}
            </button>
          </div>
        </Form>
      </Pane>
    </div>
  )
}
