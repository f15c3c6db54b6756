/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** What the site is built for; set by src/integrations/build-facts. */
  readonly ACCESS_LOG_ADDRESS: import('#shared/access-log-address.ts').AccessLogAddress;
  /** Version of what a visitor who chooses about cookies is shown. */
  readonly CONSENT_VERSION: string;
  /** Versions of what the waiting list's forms show (features/waitlist/rules/sent-beside.ts). */
  readonly WAITLIST_TEXTS: string;
  /** The same of the form for Newsletter AI, whose note is another. */
  readonly NEWSLETTER_TEXTS: string;
}

declare namespace App {
  interface Locals {
    /** What an on-demand route may use; set by the server (src/server/main.ts). */
    services: import('#server/services.ts').Services;
    /** The client's address as a rate-limit key: IPv4 whole, IPv6 by its /56. */
    clientKey: string;
    /** Who asks, as the audit writes it down. */
    actor: import('#server/http/staff-guard.ts').Actor;
  }
}
