/**
 * The Code node ("Run Once for All Items", JavaScript) behind n8n's Webhook node: refuses what the site did not send, and gives one
 * item that the nodes after it can use as it stands (docs/integrations.md). Put the secret into the workflow's credentials or
 * variables rather than here when your n8n has them.
 */
const { createHmac, timingSafeEqual } = require('crypto');

const secret = 'whsec_PUT-LEADS_WEBHOOK_SECRET-HERE';
const toleranceSeconds = 5 * 60;

const { headers } = $input.first().json;
// The bytes as they came, which the Webhook node's option "Raw Body" keeps.
const body = await this.helpers.getBinaryDataBuffer(0, 'data');
const id = headers['webhook-id'] ?? '';
const timestamp = headers['webhook-timestamp'] ?? '';
const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
const isGenuine = (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
  const [version, value = ''] = signature.split(',');
  const given = Buffer.from(value, 'base64');
  return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
});
if (!isGenuine || !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= toleranceSeconds))
  throw new Error('not from the site, or too old');

const { type, data } = JSON.parse(body.toString());
if (type !== 'waitlist.created') return [{ json: { id, type, data } }];

const text = (value) => value ?? '';
// Columns of a sheet, in this order.
const columns = {
  // What a row is matched by: an event's id is never given twice.
  Aviso: id,
  Número: data.id,
  Data: data.created_at,
  Nome: data.nome,
  'E-mail': data.email,
  Empresa: data.empresa,
  Cargo: data.cargo,
  Telefone: text(data.phone),
  Portal: text(data.portal_name),
  'Endereço do portal': text(data.portal_url),
  Porte: text(data.company_size),
  Objetivos: text(data.goals),
  Origem: data.source,
};
// What starts like a formula is kept a text.
const asText = (value) => (typeof value === 'string' ? value.replace(/^(?=[=+\-@\t\r])/, "'") : value);
const sheet = Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, asText(value)]));
// Body of POST https://api.rd.services/platform/conversions.
const rdStation = {
  event_type: 'CONVERSION',
  event_family: 'CDP',
  payload: {
    conversion_identifier: `fila-de-espera-${data.source}`,
    name: data.nome,
    email: data.email,
    company_name: data.empresa,
    job_title: data.cargo,
    ...(data.phone ? { personal_phone: data.phone } : {}),
    ...(data.site ? { website: data.site } : {}),
    tags: ['fila-de-espera', data.source],
  },
};
return [{ json: { id, type, data, sheet, rdStation } }];
