import { Link } from 'react-router'
import { useWords } from '../../languages/use-words.ts'
import { codeOfConductWords } from '../../words/code-of-conduct.ts'

/** How visitors should behave, in short; the page of tips has the rest. */
export function CodeOfConduct({ dos, donts }: { dos: readonly string[]; donts: readonly string[] }) {
  const words = useWords(codeOfConductWords)
  if (dos.length + donts.length === 0) return null
  return (
    <section className="sec sunk" id="code">
      <div className="wrap">
        <div className="head">
          <div>
            <h2>{words.title}</h2>
            <p className="lede">{words.lede}</p>
          </div>
          <Link className="more" to="/community/cbt-tips">
            {words.all}
          </Link>
        </div>
        <DosAndDonts dos={dos} donts={donts} />
      </div>
    </section>
  )
}

/** What to do beside what to avoid. */
export function DosAndDonts({ dos, donts }: { dos: readonly string[]; donts: readonly string[] }) {
  const words = useWords(codeOfConductWords)
  return (
    <div className="paired">
      <Rules title={words.do} rules={dos} />
      <Rules title={words.dont} rules={donts} no />
    </div>
  )
}

function Rules({ title, rules, no = false }: { title: string; rules: readonly string[]; no?: boolean }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={no ? 'rule-list no' : 'rule-list'}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  )
}
