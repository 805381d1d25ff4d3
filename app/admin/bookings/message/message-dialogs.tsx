import { Link, useNavigate } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { messageWords } from '../../../words/admin/bookings/messages.ts'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { dialogParameter } from '../../components/dialogs/dialog-address.ts'
import { FormDialog } from '../../components/dialogs/form-dialog.tsx'
import { longestText } from '../read-admin-form.ts'
import type { Reply } from '../reply.ts'
import type { Message } from './message-bar.tsx'

type Props = { dialog: string; message: Message; version: number; reply: Reply | undefined }

/** The dialog of an email, of the customer's link, or of a message to record. Null where the action is not possible. */
export function MessageDialog({ dialog, message, version, reply }: Props) {
  const { email, link, today } = message
  const [what] = dialog.split(':')
  if (what === 'email' && email) return <EmailDialog dialog={dialog} email={email} version={version} reply={reply} />
  if (what === 'link' && link) return <LinkDialog link={link} />
  if (what === 'said' && today) return <RecordMessageDialog today={today} version={version} reply={reply} />
  return null
}

type EmailProps = Omit<Props, 'message'> & { email: NonNullable<Message['email']> }

function EmailDialog({ dialog, email, version, reply }: EmailProps) {
  const messageLabels = useWords(messageWords)
  const { to, delivers, templates, languages, stamp } = email
  const words = messageLabels.compose
  const begin = templates.find(({ id }) => dialog === `email:${id}`)
  const values = reply?.values
  return (
    <FormDialog
      dialog={dialog}
      title={words.title}
      text={words.to({ address: to, delivers: delivers ? 'yes' : 'no' })}
      hidden={{ event: 'email', version, stamp: values?.stamp ?? stamp }}
      go={words.go({ delivers: delivers ? 'yes' : 'no' })}
      keep={words.keep}
      refusal={reply?.sentence}
    >
      {templates.length > 0 && (
        <p className="small links">
          <span>{words.templates}</span>
          {[...(begin ? [{ id: '', name: words.none }] : []), ...templates].map(({ id, name }) => (
            <Link
              key={id}
              to={`?${dialogParameter}=${id ? `email:${id}` : 'email'}`}
              replace
              preventScrollReset
              aria-current={id !== '' && id === begin?.id ? 'true' : undefined}
            >
              {name}
            </Link>
          ))}
        </p>
      )}
      {languages.length > 1 && (
        <SelectField
          name="language"
          label={words.language}
          hint={words.languageHint}
          choices={languages}
          defaultValue={values?.language ?? 'en'}
        />
      )}
      <TextField name="subject" label={words.subject} maxLength={200} defaultValue={values?.subject ?? begin?.subject} />
      <TextArea name="body" label={words.body} rows={8} maxLength={8_000} defaultValue={values?.body ?? begin?.body} />
    </FormDialog>
  )
}

function LinkDialog({ link }: { link: string }) {
  const messageLabels = useWords(messageWords)
  const words = messageLabels.link
  const navigate = useNavigate()
  return (
    <Dialog open aria-label={words.title} onClose={() => navigate('?', { replace: true, preventScrollReset: true })}>
      <div className="stack">
        <h2>{words.title}</h2>
        <TextField
          name="link"
          label={words.label}
          hint={words.hint}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <div className="row">
          <Link className="btn line" to="?" replace preventScrollReset>
            {words.close}
          </Link>
        </div>
      </div>
    </Dialog>
  )
}

function RecordMessageDialog({ today, version, reply }: { today: string; version: number; reply: Reply | undefined }) {
  const messageLabels = useWords(messageWords)
  const words = messageLabels.record
  const values = reply?.values
  return (
    <FormDialog
      dialog="said"
      title={words.title}
      text={words.text}
      hidden={{ event: 'said', version }}
      go={words.go}
      keep={words.keep}
      refusal={reply?.sentence}
    >
      <TextArea
        name="text"
        label={words.message}
        hint={words.messageHint}
        rows={6}
        maxLength={longestText}
        defaultValue={values?.text}
      />
      <fieldset>
        <legend>{words.by}</legend>
        {(['customer', 'us'] as const).map((by) => (
          <label key={by} className="tick">
            <input type="radio" name="by" value={by} defaultChecked={(values?.by ?? 'customer') === by} />
            <span>{words.who[by]}</span>
          </label>
        ))}
      </fieldset>
      <TextField name="day" type="date" label={words.day} max={today} defaultValue={values?.day ?? today} />
    </FormDialog>
  )
}
