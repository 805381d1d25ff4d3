import { todayWords } from '../../words/admin/dashboard.ts'

const words = todayWords.security

/** Who became an owner and whose payment details changed, for a day: everybody in the office sees it. */
export function SecurityNotices({ notices }: { notices: readonly { id: number; text: string }[] }) {
  if (notices.length === 0) return null
  return (
    <section className="note warn copy" aria-labelledby="security-notices">
      <h2 id="security-notices">{words.title}</h2>
      <ul>
        {notices.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p>{words.check}</p>
    </section>
  )
}
