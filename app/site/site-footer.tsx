import type { MenuId, ShownMenu } from '#features/frame/menu.ts'
import { ScenePicture } from '../ui/scene-picture.tsx'
import { words } from '../words/en.ts'
import { type House, useHouse, useMenu, whatsappHref } from './house.ts'
import { MenuLink } from './menu-link.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

const columns = ['footer-journeys', 'footer-places', 'footer-services'] as const

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
          <Beginning />
          {columns.map((id) => (
            <Column key={id} id={id} />
          ))}
          {house && <Contact house={house} />}
        </div>
        {house && <Legal house={house} />}
      </div>
    </footer>
  )
}

/** What the operator promises, and our letter. */
function Beginning() {
  const { title, text, links } = useMenu('footer-promise')
  return (
    <div>
      <h2>{title}</h2>
      {text && <p className="ui">{text}</p>}
      <Links links={links} />
      <NewsletterForm quiet />
    </div>
  )
}

/** A column of the footer; one whose links are all hidden is not there. */
function Column({ id }: { id: MenuId }) {
  const { title, links } = useMenu(id)
  if (links.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <Links links={links} />
    </div>
  )
}

function Links({ links }: Pick<ShownMenu, 'links'>) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.to} ${link.label}`}>
          <MenuLink {...link} />
        </li>
      ))}
    </ul>
  )
}

function Contact({ house }: { house: House }) {
  const { phone, email, address } = house.company
  const [mailbox, host] = email.split('@')
  const { title, links } = useMenu('footer-contact')
  return (
    <div>
      <h3>{title}</h3>
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
          {links.map((link) => (
            <li key={`${link.to} ${link.label}`}>
              <MenuLink {...link} />
            </li>
          ))}
        </ul>
      </address>
    </div>
  )
}

export function Legal({ house }: { house: House }) {
  const { text, links } = useMenu('legal')
  return (
    <div className="legal">
      <span>© {house.company.legalName}</span>
      {text && <span>{`${house.company.name}: ${text}`}</span>}
      {links.map((link) => (
        <MenuLink key={`${link.to} ${link.label}`} {...link} />
      ))}
    </div>
  )
}
