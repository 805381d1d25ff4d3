import { useWords } from '../../languages/use-words.ts'
import { translationAdminWords } from '../../words/admin/translations.ts'
import { FormDialog } from '../components/dialogs/form-dialog.tsx'

/** What the dialog says of a language: pages are those that staff write, messages those of the interface. */
export type Publishing = {
  does: 'publish' | 'take-back'
  address: string
  pages: { whole: number; all: number }
}

type Props = {
  publishing: Publishing
  language: { code: string; called: string; all: number; missing: number; unread: number }
}

/** Asks before a language is published or taken back, and says what it means. */
export function PublishingDialog({ publishing: { does, address, pages }, language }: Props) {
  const words = useWords(translationAdminWords).language
  const { code, called, all, missing, unread } = language
  const { publish, takeBack } = words.confirm
  const form = { query: `language=${code}`, dialog: does, hidden: { language: code, event: does }, refusal: undefined }
  if (does === 'publish')
    return (
      <FormDialog
        {...form}
        title={publish.title({ language: called })}
        text={[
          publish.when({ address }),
          publish.pages(pages),
          missing > 0 && publish.missing({ missing }),
          unread > 0 ? publish.unread({ unread, all }) : missing === 0 && publish.allRead,
        ].map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
        go={words.publish({ language: called })}
        keep={publish.keep}
      />
    )
  return (
    <FormDialog
      {...form}
      title={takeBack.title({ language: called })}
      text={[takeBack.when({ address }), takeBack.pages({ whole: pages.whole }), takeBack.emails, takeBack.stays].map(
        (sentence) => <p key={sentence}>{sentence}</p>,
      )}
      go={words.takeBack({ language: called })}
      keep={takeBack.keep}
    />
  )
}
