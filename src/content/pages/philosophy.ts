import { brand, whatsappUrl } from '#brand.ts';
import * as figures from '../figures.ts';

/** Words and figures of `/ai-first-human-centered` (R-PHI-1 to R-PHI-4). */

export const philosophy = {
  title: 'AI-First, Human-Centered',
  headline: ['AI-First,', 'Human-Centered'],
  description:
    'A IA chega primeiro e traz hipóteses; uma pessoa escolhe e responde. Os princípios, os resultados, as metas e um caso em números.',
  lead: 'A IA lê, compara e rascunha. Sua equipe confere e aprova antes de publicar, nos produtos e nos projetos.',
  projects: { label: 'Conhecer os projetos', href: '/projetos' },
  /** Opens with this text (R-PHI-4). */
  chat: {
    label: 'Conversar no WhatsApp',
    href: whatsappUrl('Olá! Quero conversar sobre inteligência artificial com decisão humana.'),
  },
  legend: { ring: 'Proposta da IA', dot: 'Decisão de uma pessoa' },
  motion: { pause: 'Pausar movimento', play: 'Ativar movimento' },
  principles: {
    title: ['A IA começa,', 'você termina'],
    machine: 'AI-First',
    person: 'Human-Centered',
    /** Each is a decision line: what the machine does, and what stays with a person. */
    items: [
      { machine: 'A IA lê o material inteiro.', person: 'Você diz o que importa.' },
      { machine: 'Ela rascunha várias versões.', person: 'Você assina uma, ou nenhuma.' },
      { machine: 'Ela repete sem cansar.', person: 'Você interrompe na hora que quiser.' },
      { machine: 'Ela pode errar.', person: 'Você confere e responde por isso.' },
    ],
    /** The last principle at work in an editor. */
    proof: {
      label:
        'A IA propõe trocar o horário de uma notícia; a editora liga, confere e mantém o que estava certo.',
      paper: 'Gazeta do Cais',
      saved: 'Salvo às 17h20',
      text: ['O posto da Vila Nova reabre no sábado, ', 'às 8h', ', com vacina contra a gripe.'],
      note: {
        title: 'Conferir o horário',
        text: 'Um aviso da prefeitura diz 9h.',
        decided: 'Helena recusou',
      },
      proposed: 'IA propôs 9h',
      decided: 'Helena ligou e manteve 8h',
    },
  },
  benefits: {
    title: 'Resultados e metas',
    items: [
      {
        icon: { path: 'M2 12h18M2 22h26M2 32h32', dot: [38, 32] },
        title: 'Produtividade',
        description: 'Resultado da Newsletter\u00a0AI: o triplo da produção, com a mesma equipe.',
        stat: figures.newsletterOutput,
        color: 'purple-600',
      },
      {
        icon: { path: 'M22 2v10M22 32v10M2 22h10M32 22h10M22 8a14 14 0 1 1-.1 0', dot: [22, 22] },
        title: 'Precisão',
        description: 'Resultado da Newsletter\u00a0AI nos resumos, todos revisados pela redação.',
        stat: figures.newsletterPrecision,
        color: 'purple-600',
      },
      {
        icon: { path: 'M2 38c8 0 8-10 14-10s6 4 10 4 4-20 9-22', dot: [38, 8] },
        title: 'Retorno (ROI)',
        description: 'Resultado da Newsletter\u00a0AI, sobre o que foi investido nela.',
        stat: figures.newsletterRoi,
        color: 'purple-600',
      },
      {
        icon: { path: 'M2 22h10M12 22 24 8h8M12 22h20M12 22l12 14h8', dot: [36, 36] },
        title: 'Integrações',
        description: 'Meta do Portal\u00a0AI\u00a01.0, para os sistemas que a redação já usa.',
        stat: figures.portalIntegrations,
        color: 'purple-600',
      },
      {
        icon: { path: 'M2 22h8l4-12 7 24 5-18 3 6h5', dot: [38, 22] },
        title: 'No ar',
        description: 'Meta do Portal\u00a0AI\u00a01.0, também de madrugada.',
        stat: figures.portalUptime,
        color: 'purple-600',
      },
      {
        icon: { path: 'M35.5 25.5A14 14 0 1 1 30 10.5M22 13v9l7 5', dot: [34, 14] },
        title: 'Suporte',
        description: 'Para clientes, todos os dias. O\u00a0prazo de resposta é o do contrato.',
        stat: figures.support,
        color: 'purple-600',
      },
    ],
  },
  case: {
    title: 'Um caso em quatro números',
    figure: figures.timeReduction,
    meaning:
      'menos tempo por processo, em um cliente cujo nome não divulgamos. A IA prepara; quem assina lê e corrige.',
    before: 'Antes: 100% do tempo',
    after: 'Depois: 13%',
    chart:
      'Duas linhas, com o tempo por processo: a de antes tem a largura inteira; a de depois, cerca de um oitavo dela.',
    results: [
      { ...figures.processes, label: 'processos concluídos' },
      { ...figures.caseSatisfaction, label: 'de satisfação' },
      { ...figures.rework, label: 'menos retrabalho' },
    ],
  },
  closing: {
    title: ['Traga um', 'problema real'],
    text: `De preferência, um que volte toda semana. Uma pessoa lê e responde no WhatsApp, ${brand.answersWithin}.`,
    projects: { label: 'Ver os projetos', href: '/projetos' },
    /** What the page ends with. */
    drawing: 'Um mês em que o mesmo dia fica marcado por três semanas e, na quarta, está livre.',
    weekdays: ['S', 'T', 'Q', 'Q', 'S', 'S', 'D'],
  },
} as const;
