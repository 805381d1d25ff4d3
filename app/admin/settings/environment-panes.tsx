import { Form, useNavigation } from 'react-router'
import { visitorPaymentMethods } from '#features/payments/payment-methods.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { bookingAdminWords } from '../../words/admin/bookings/booking.ts'
import { methodAdminWords } from '../../words/admin/payment-method-names.ts'
import { environmentWords } from '../../words/admin/settings-environment.ts'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import { settingPath } from '../setting-paths.ts'
import type { SectionReply } from './settings-action.server.ts'

const otherMethodsOf = (read: ReadWords) =>
  visitorPaymentMethods
    .filter((method) => method !== 'card')
    .map((method): string => read(methodAdminWords)[method].inText)
    .reduce((one, other) => read(environmentWords).card.or({ one, other }))

/** Whether card payments are set up. Their secrets are in the server's environment, not in the settings. */
export function CardPane({ isSet }: { isSet: boolean }) {
  const read = useReader()
  const words = read(environmentWords)
  return (
    <Pane
      title={words.status}
      beside={<span className={isSet ? 'tag ok' : 'tag'}>{isSet ? words.card.isSet : words.card.isNot}</span>}
    >
      <p>{isSet ? words.card.set : words.card.none({ others: otherMethodsOf(read) })}</p>
      <p className="small muted">{words.card.how}</p>
    </Pane>
  )
}

export type UsedDatabase = { version: string; isEmbedded: boolean; newest: { version: string; asOf: string } | undefined }

/** The PostgreSQL version of the site, and the newest one if it is another. */
export function DatabasePane({ version, isEmbedded, newest }: UsedDatabase) {
  const words = useWords(environmentWords)
  const { database } = words
  const tag = isEmbedded ? database.isEmbedded : newest ? database.isOld : database.isOwn
  return (
    <Pane title={words.status} beside={<span className={isEmbedded || newest ? 'tag warn' : 'tag ok'}>{tag}</span>}>
      <p>
        {isEmbedded ? database.embedded({ version }) : database.own({ version })}
        {newest && ` ${database.newest(newest)} ${database.older}`}
      </p>
      {(isEmbedded || newest) && <p>{isEmbedded ? database.move : database.update}</p>}
    </Pane>
  )
}

export type LastBackup = { when: string; megabytes: string; isLate: boolean; sealed: boolean; stored: boolean; missing: number }

/** When the last backup was made, and what is wrong with how it is stored. */
export function BackupPane({ last }: { last: LastBackup | undefined }) {
  const words = useWords(environmentWords)
  const { backups } = words
  const tag = last ? (last.isLate ? backups.isLate : backups.isFresh) : backups.isNone
  return (
    <Pane title={words.status} beside={<span className={last && !last.isLate ? 'tag ok' : 'tag warn'}>{tag}</span>}>
      <p>{last ? backups.last(last) : backups.none}</p>
      {last && <p>{last.stored ? backups.stored : backups.onDisk}</p>}
      {last && <p>{last.sealed ? backups.sealed : backups.open}</p>}
      {last && last.missing > 0 && <p className="note bad gap">{backups.missing({ files: last.missing })}</p>}
      <p className="small muted">{backups.how}</p>
    </Pane>
  )
}

type MailProps = { delivers: boolean; from: string; to: string; reply: SectionReply | undefined; sent: boolean }

/** Whether emails are sent, and a button that sends a test email to the member who presses it. */
export function MailPane({ delivers, from, to, reply, sent }: MailProps) {
  const words = useWords(environmentWords)
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().formAction === settingPath('mail')
  return (
    <Pane
      title={words.status}
      beside={<span className={delivers ? 'tag ok' : 'tag warn'}>{delivers ? words.mail.isSet : words.mail.isNot}</span>}
    >
      <p>{delivers ? words.mail.set({ from }) : words.mail.none}</p>
      {delivers && <p className="small muted gap">{words.mail.how}</p>}
      <Flash>{sent && words.mail.sent({ to })}</Flash>
      <div role="alert">{reply?.sentence && <p className="note bad gap">{reply.sentence}</p>}</div>
      {delivers && (
        <Form method="post" action={settingPath('mail')}>
          <button className="btn" type="submit" aria-disabled={busy}>
            {busy ? bookingLabels.moves.working : words.mail.send({ to })}
          </button>
        </Form>
      )}
    </Pane>
  )
}
