-- One new sign-up per request; each thread and run has addresses of its own.
local counter = 0
local stamp = tostring(os.time()) .. tostring({}):sub(8)

request = function()
  counter = counter + 1
  local row = string.format(
    '{"nome":"Pessoa de Teste","email":"%s.%d@bench.example","empresa":"Jornal de Teste","cargo":"ceo-fundador","site":null,"source":"newsletter"}',
    stamp, counter)
  return wrk.format('POST', '/api/waitlist', { ['Content-Type'] = 'application/json' }, row)
end
