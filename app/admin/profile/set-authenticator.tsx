import { Form, Link, useNavigation } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { factorAdminWords } from '../../words/admin/factors.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'
import { Pane } from '../components/pane.tsx'

type Props = { since: string; codesLeft: number; dialog: string | null; refusal: string | undefined }

/** An authenticator that is set up: since when, what stands in for it, and what can be changed. */
export function SetAuthenticator({ since, codesLeft, dialog, refusal }: Props) {
  const words = useWords(factorAdminWords).authenticator
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      {dialog === 'codes' && <FormDialog dialog="codes" hidden={{ step: 'codes' }} {...words.askCodes} refusal={refusal} />}
      {dialog === 'remove' && <FormDialog dialog="remove" hidden={{ step: 'remove' }} {...words.askRemove} refusal={refusal} />}
      <Pane title={words.set.title} className="stack factor">
        <dl className="kv">
          <dt>{words.set.since}</dt>
          <dd className="num">{since}</dd>
          <dt>{words.set.codes}</dt>
          <dd className={codesLeft < 3 ? 'num presses' : 'num'}>{words.set.left({ left: codesLeft })}</dd>
        </dl>
        <div className="row">
          <Form method="post">
            <button className="btn line" type="submit" name="step" value="begin" aria-disabled={busy}>
              {words.set.another}
            </button>
          </Form>
          <Link className="btn line" to="?ask=codes" replace preventScrollReset>
            {words.set.newCodes}
          </Link>
          <Link className="btn line" to="?ask=remove" replace preventScrollReset>
            {words.set.remove}
          </Link>
        </div>
      </Pane>
    </>
  )
}
