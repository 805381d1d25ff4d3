import { deskWords } from '../../words/desk.ts'

/** Whether a letter left the house. */
export function LetterTag({ sent, delivers }: { sent: boolean; delivers: boolean }) {
  const words = deskWords.letters
  if (sent) return <span className="tag ok">{words.sent}</span>
  return delivers ? <span className="tag warn">{words.waits}</span> : <span className="tag">{words.kept}</span>
}
