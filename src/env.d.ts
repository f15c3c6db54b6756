/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What an on-demand route may use; set by the server (src/server/main.ts). */
    services: import('#server/services.ts').Services;
    /** The client's address as a rate-limit key: IPv4 whole, IPv6 by its /64. */
    clientKey: string;
  }
}
