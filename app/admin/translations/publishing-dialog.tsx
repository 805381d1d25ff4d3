import { translationAdminWords } from '../../words/admin/translations.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'

const { language: words } = translationAdminWords

/** What the dialog says of a language: pages are those that staff write, messages those of the interface. */
export type Publishing = {
  does: 'publish' | 'take-back'
  address: string
  pages: { whole: number; all: number }
}

type Props = {
  publishing: Publishing
  language: { code: string; english: string; all: number; missing: number; unread: number }
}

/** Asks before a language is published or taken back, and says what it means. */
export function PublishingDialog({ publishing: { does, address, pages }, language }: Props) {
  const { code, english, all, missing, unread } = language
  const { publish, takeBack } = words.confirm
  const form = { query: `language=${code}`, dialog: does, hidden: { language: code, event: does }, refusal: undefined }
  if (does === 'publish')
    return (
      <FormDialog
        {...form}
        title={publish.title(english)}
        text={[
          publish.when(address),
          publish.pages(pages.whole, pages.all),
          missing > 0 && publish.missing(missing),
          unread > 0 ? publish.unread(unread, all) : missing === 0 && publish.allRead,
        ].map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
        go={words.publish(english)}
        keep={publish.keep}
      />
    )
  return (
    <FormDialog
      {...form}
      title={takeBack.title(english)}
      text={[takeBack.when(address), takeBack.pages(pages.whole), takeBack.emails, takeBack.stays].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      go={words.takeBack(english)}
      keep={takeBack.keep}
    />
  )
}
