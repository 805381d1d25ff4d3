import { useWords } from '../../languages/use-words.ts'
import { ownWords } from '../../words/manage-booking.ts'

/** The link that opens the booking on any device, where no email brings it. */
export function SaveLink({ link }: { link: string }) {
  const words = useWords(ownWords)
  return (
    <p className="note">
      {words.save}{' '}
      <a className="copy" href={link}>
        {link}
      </a>
    </p>
  )
}
