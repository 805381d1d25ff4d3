import { Link } from 'react-router'
import { homeWords } from '../../words/home.ts'

const words = homeWords.services

export function HomeServices() {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="head">
          <h2>{words.title}</h2>
          <Link className="more" to="/services">
            {words.all}
          </Link>
        </div>
        <ul className="rows wordy">
          {words.rows.map(([path, name, sentence]) => (
            <li key={path}>
              <h3>
                <Link to={path}>{name}</Link>
              </h3>
              <p className="muted">{sentence}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
