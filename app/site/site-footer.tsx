import { Link } from 'react-router'
import { ScenePicture } from '../ui/scene-picture.tsx'
import { words } from '../words/en.ts'
import { type House, useHouse, whatsappHref } from './house.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const columns = [
  {
    title: words.footer.journeys,
    links: [
      { to: '/packages', word: words.footer.all },
      { to: '/packages?style=gorillas', word: words.footer.gorillas },
      { to: '/pilgrimage', word: words.footer.pilgrimage },
      { to: '/community', word: words.footer.community },
      { to: '/luxury', word: words.footer.luxury },
      { to: '/departures?guaranteed=yes', word: words.footer.guaranteed },
      { to: '/bookings', word: words.footer.yourBooking },
    ],
  },
  {
    title: words.footer.places,
    links: [
      { to: '/countries', word: words.footer.countries },
      { to: '/parks', word: words.footer.parks },
      { to: '/visit-rwanda', word: words.footer.visit },
      { to: '/know-rwanda', word: words.footer.know },
      { to: '/important-to-know', word: words.footer.important },
      { to: '/blog', word: words.footer.journal },
    ],
  },
  {
    title: words.footer.services,
    links: [
      { to: '/hotels', word: words.footer.hotels },
      { to: '/car-hire-rates', word: words.footer.cars },
      { to: '/transport-information', word: words.footer.transport },
      { to: '/freight-quote', word: words.footer.freight },
      { to: '/tailor-made', word: words.footer.tailored },
      { to: '/services', word: words.footer.everything },
    ],
  },
] as const

/** Every page ends in Kigali by night. */
export function SiteFooter() {
  const house = useHouse()
  return (
    <footer className="foot h-night">
      <div className="pic">
        <ScenePicture drawing={{ id: 'kigali', hour: 'night', seed: 7 }} format="wide" />
      </div>
      <div className="wrap">
        <div className="cols">
          <div>
            <h2>{words.footer.promise}</h2>
            <p className="ui">{words.footer.story}</p>
            <NewsletterForm quiet />
          </div>
          {columns.map(({ title, links }) => (
            <Column key={title} title={title} links={links} />
          ))}
          {house && <Contact house={house} />}
        </div>
        {house && <Legal house={house} />}
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: string; links: readonly { to: string; word: string }[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {links.map(({ to, word }) => (
          <li key={to}>
            <Link to={to}>{word}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Contact({ house }: { house: House }) {
  const { phone, email, address } = house.company
  const [mailbox, host] = email.split('@')
  return (
    <div>
      <h3>{words.footer.speak}</h3>
      <address className="copy">
        <ul>
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
          <li>
            <a href={whatsappHref(house, '')}>{words.footer.whatsapp}</a>
          </li>
          <li>
            <a href={`mailto:${email}`}>
              {mailbox}@<wbr />
              {host}
            </a>
          </li>
          <li>
            <span>{address}</span>
          </li>
          <li>
            <Link to="/contact">{words.footer.contact}</Link>
          </li>
          <li>
            <Link to="/about">{words.footer.about}</Link>
          </li>
        </ul>
      </address>
    </div>
  )
}

export function Legal({ house }: { house: House }) {
  return (
    <div className="legal">
      <span>© {house.company.legalName}</span>
      <span>{words.footer.name(house.company.name)}</span>
      <Link to="/terms-and-conditions">{words.footer.terms}</Link>
      <Link to="/privacy">{words.footer.privacy}</Link>
    </div>
  )
}
