import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('site/layout.tsx', [
    index('site/home.tsx'),
    route('packages', 'site/packages/packages.tsx'),
    route('package-details', 'site/packages/to-packages.ts'),
    route('package-details/:title', 'site/packages/package-details.tsx'),
    route('departures', 'site/departures/departures.tsx'),
    route('departure-details', 'site/departures/to-departures.ts'),
    route('departure-details/:slug', 'site/departures/departure-details.tsx'),
    route('*', 'site/not-found.tsx'),
  ]),
  layout('site/booking/layout.tsx', [
    route('booking', 'site/booking/departure-step.tsx'),
    route('booking/:draft/travellers', 'site/booking/travellers-step.tsx'),
    route('booking/:draft/extras', 'site/booking/extras-step.tsx'),
    route('booking/:draft/payment', 'site/booking/payment-step.tsx'),
    route('bookings', 'site/booking/lost-link.tsx'),
    route('bookings/:reference', 'site/booking/own-booking.tsx'),
  ]),
  route('admin/login', 'admin/login.tsx'),
  layout('admin/layout.tsx', [
    route('admin', 'admin/today.tsx'),
    route('admin/bookings', 'admin/bookings/bookings.tsx'),
    route('admin/bookings/:id', 'admin/bookings/booking.tsx'),
    route('admin/letters', 'admin/letters/letters.tsx'),
    route('admin/letters/:id', 'admin/letters/letter.tsx'),
    route('admin/*', 'admin/missing.tsx'),
  ]),
  route('admin/sign-out', 'admin/sign-out.ts'),
  route('departures/:slug.ics', 'api/departure-calendar.ts'),
  route('scenes/:name', 'api/scene.ts'),
  route('favicon.svg', 'api/favicon.ts'),
] satisfies RouteConfig
